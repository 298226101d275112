import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowForward from '@mui/icons-material/ArrowForward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import KeyboardReturn from '@mui/icons-material/KeyboardReturn';
import { useTranslation } from 'react-i18next';

/** Keys that have a sign on them and no letters; the fonts of the portal have none of these signs. */
const signs = {
  up: ArrowUpward,
  down: ArrowDownward,
  left: ArrowBack,
  right: ArrowForward,
  enter: KeyboardReturn,
} as const;
type Sign = keyof typeof signs;

const isSign = (name: string): name is Sign => name in signs;

/** What stands on a key: its sign, or its letters. */
export const KeyName = ({ name }: { readonly name: string }) => {
  const { t } = useTranslation('palette');
  if (!isSign(name)) return name;
  const Icon = signs[name];
  return <Icon titleAccess={t(`signs.${name}`)} sx={{ fontSize: 14, verticalAlign: '-0.15em' }} />;
};
