import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export interface SummaryItem {
  /** The id of the field's control. */
  readonly id: string;
  readonly label: string;
  readonly message: string;
  /** Opens the page with the field, if the field is on another page. */
  readonly open?: () => void;
}

interface ErrorSummaryProps {
  readonly items: readonly SummaryItem[];
  /** Grows with every rejected submit. The focus moves to the summary each time. */
  readonly attempt: number;
  /** The level of its heading: the same as the form's sections. */
  readonly heading?: 'h2' | 'h3';
}

/** Shown at the top of a form after an invalid submit: the errors, each with a link to its field (GOV.UK error summary). */
export const ErrorSummary = ({ items, attempt, heading = 'h3' }: ErrorSummaryProps) => {
  const { t } = useTranslation('common');
  const frame = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (attempt > 0) frame.current?.focus();
  }, [attempt]);
  if (items.length === 0) return null;
  return (
    <Box
      ref={frame}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      sx={{ p: 2, border: 2, borderColor: 'chip.error.solid', borderRadius: '8px', outlineOffset: 2 }}
    >
      <Typography id={titleId} variant="h3" component={heading}>
        {t('summary.count', { count: items.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: { xs: 0, sm: 1 }, pl: 2.5, display: 'grid', gap: { sm: 0.5 } }}>
        {items.map(({ id, label, message, open }) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              color="error"
              underline="always"
              sx={{ display: { xs: 'block', sm: 'inline' }, py: 1.5 }}
              onClick={(event) => {
                event.preventDefault();
                if (open) open();
                else document.getElementById(id)?.focus();
              }}
            >
              {message.includes(label) ? message : t('summary.item', { field: label, message })}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
};
