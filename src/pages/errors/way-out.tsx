import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';

/** The router numbers its history entries in `history.state.idx`; the first one has nothing of ours before it. */
const hasPrevious = () => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
};

/** Go Back and Back to Home. Back on the first page of a visit would leave the portal, so there it goes home too. */
export function WayOut({ home = '/' }: { readonly home?: string }) {
  const { t } = useTranslation('errors');
  const navigate = useNavigate();
  const back = () => void (hasPrevious() ? navigate(-1) : navigate(home, { replace: true }));
  return (
    <>
      <Button variant="outlined" startIcon={<ArrowBackOutlined />} onClick={back}>
        {t('goBack')}
      </Button>
      <Button variant="contained" component={Link} to={home}>
        {t('home')}
      </Button>
    </>
  );
}
