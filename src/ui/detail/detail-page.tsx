import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Elements } from '@lib/elements';
import { useWords } from '@lib/i18n';
import { DetailBody } from './detail-body';
import { DetailHeading, RecordActions } from './detail-heading';
import type { DetailLayoutProps } from './detail-layout-props';

/** Scrolls to the top, and restores the scroll position of the list on close. */
const useScrollRestoration = () => {
  // Read it before the list is hidden: without the list's height the window scrolls.
  const [previousScrollY] = useState(() => window.scrollY);
  useEffect(() => {
    window.scrollTo(0, 0);
    return () => void requestAnimationFrame(() => window.scrollTo(0, previousScrollY));
  }, [previousScrollY]);
};

/** The record instead of its list, in windows without room for both. */
export const DetailPage = ({
  resource,
  detail,
  actions,
  trail,
  turns,
  related,
  onClose,
}: DetailLayoutProps) => {
  const { t } = useTranslation('detail');
  const list = useWords(resource)('title');
  const id = useId();
  useScrollRestoration();
  useEffect(() => document.getElementById(id)?.focus({ preventScroll: true }), [id]);
  return (
    <Box component="article" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: -1.5, mb: 1 }}>
        <IconButton aria-label={t('back', { list })} onClick={onClose}>
          <ArrowBack />
        </IconButton>
        {trail satisfies Elements}
      </Box>
      <Box sx={{ mb: 1.5 }}>
        <DetailHeading resource={resource} detail={detail} id={id} level="h1" />
        <RecordActions>{actions}</RecordActions>
      </Box>
      <Paper sx={{ p: 2 }}>
        <DetailBody resource={resource} detail={detail} />
      </Paper>
      {related && <Box sx={{ mt: 3 }}>{related satisfies Elements}</Box>}
      <Box sx={{ mt: 1.5, mx: -1 }}>{turns}</Box>
    </Box>
  );
};
