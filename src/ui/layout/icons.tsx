import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import Apartment from '@mui/icons-material/Apartment';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import Block from '@mui/icons-material/Block';
import CircleOutlined from '@mui/icons-material/CircleOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import LeaderboardOutlined from '@mui/icons-material/LeaderboardOutlined';
import LinkOff from '@mui/icons-material/LinkOff';
import LockReset from '@mui/icons-material/LockReset';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import MedicalServicesOutlined from '@mui/icons-material/MedicalServicesOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import QueryStats from '@mui/icons-material/QueryStats';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import RedeemOutlined from '@mui/icons-material/RedeemOutlined';
import Replay from '@mui/icons-material/Replay';
import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';

/** The icons that a declaration can name, in its menu entry or for an action. */
const icons = {
  account: AccountCircleOutlined,
  'admin-panel': AdminPanelSettingsOutlined,
  badge: BadgeOutlined,
  block: Block,
  building: Apartment,
  checklist: FactCheckOutlined,
  dashboard: SpaceDashboardOutlined,
  error: ErrorOutline,
  history: HistoryOutlined,
  leaderboard: LeaderboardOutlined,
  'key-off': LockReset,
  'link-off': LinkOff,
  mail: ForwardToInboxOutlined,
  'manage-accounts': ManageAccountsOutlined,
  medical: MedicalServicesOutlined,
  payments: PaymentsOutlined,
  'person-check': HowToRegOutlined,
  'person-off': PersonOffOutlined,
  place: PlaceOutlined,
  'query-stats': QueryStats,
  receipt: ReceiptLongOutlined,
  redeem: RedeemOutlined,
  replay: Replay,
  trash: RestoreFromTrashOutlined,
};

type IconName = keyof typeof icons;

export const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name);

/** An area's icon by its declared name; a plain circle for an unknown name. */
export const AreaIcon = ({ name, ...props }: { readonly name: string } & SvgIconProps) => {
  const Icon = isIconName(name) ? icons[name] : CircleOutlined;
  return <Icon {...props} />;
};
