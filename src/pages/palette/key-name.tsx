import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowForward from '@mui/icons-material/ArrowForward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import KeyboardReturn from '@mui/icons-material/KeyboardReturn';
import { useTranslation } from 'react-i18next';

/** Keys with a symbol instead of letters. The portal's fonts do not include these symbols. */
const keyIcons = {
  up: ArrowUpward,
  down: ArrowDownward,
  left: ArrowBack,
  right: ArrowForward,
  enter: KeyboardReturn,
} as const;
type IconKey = keyof typeof keyIcons;

const hasIcon = (name: string): name is IconKey => name in keyIcons;

/** The label of a key: its symbol or its letters. */
export const KeyName = ({ name }: { readonly name: string }) => {
  const { t } = useTranslation('palette');
  if (!hasIcon(name)) return <span translate="no">{name}</span>;
  const Icon = keyIcons[name];
  return <Icon titleAccess={t(`signs.${name}`)} sx={{ fontSize: 14, verticalAlign: '-0.15em' }} />;
};
