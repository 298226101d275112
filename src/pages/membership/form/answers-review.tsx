import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { FormPage } from '@core/membership/form-page';
import { isMasked, type MemberForm } from '@core/membership/member-form';
import type { ErrorPath } from '@core/membership/member-path';
import type { MemberFormStore } from './member-form-store';
import { useFormPart } from './use-member-form';
import { useMemberWords } from './use-member-words';

/**
 * The answers of the previous pages, with the fields that their Change links open. The social security number is left
 * out.
 */
const answersOf = (form: MemberForm) =>
  [
    {
      page: 'personal',
      at: 'first_name',
      lines: [[form.first_name, form.middle_name, form.last_name], [form.date_of_birth]],
    },
    { page: 'home', at: 'address', lines: [[form.address], [form.city, form.state, form.zip_code]] },
    { page: 'contact', at: 'email_address', lines: [[form.email_address], [form.phone_number]] },
  ] as const;

const textOf = (lines: readonly (readonly string[])[], markKept: (value: string) => string): string =>
  lines
    .map((words) =>
      words
        .filter(Boolean)
        .map((value) => (isMasked(value) ? markKept(value) : value))
        .join(' '),
    )
    .join('\n');

interface AnswersReviewProps {
  readonly form: MemberFormStore;
  readonly onChange: (page: FormPage, at: ErrorPath) => void;
}

/**
 * Before the signature: the answers of the other pages, each with a link to change them. What was typed is shown as
 * typed; what stays as recorded is masked, and marked.
 */
export const AnswersReview = ({ form, onChange }: AnswersReviewProps) => {
  const { t } = useMemberWords();
  const values = useFormPart(form, (state) => state.values);
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2">{t('review.title')}</Typography>
      <span>{t('review.text')}</span>
      <Box component="dl" sx={{ m: 0 }}>
        {answersOf(values).map(({ page, at, lines }) => (
          <Box
            key={page}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) auto',
              columnGap: 2,
              py: 1.5,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box component="dt" sx={{ fontWeight: 600, lineHeight: '44px' }}>
              {t(`sections.${page}`)}
            </Box>
            <Box
              component="dd"
              translate="no"
              sx={{ m: 0, gridArea: '2 / 1 / 3 / 3', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
            >
              {textOf(lines, (value) => t('review.kept', { value }))}
            </Box>
            <Box component="dd" sx={{ m: 0, gridArea: '1 / 2' }}>
              <Link
                component="button"
                type="button"
                underline="always"
                aria-label={t('kept.changeField', { field: t(`sections.${page}`) })}
                onClick={() => onChange(page, at)}
                sx={{ minHeight: 44, minWidth: 44, fontSize: 'inherit' }}
              >
                {t('kept.change')}
              </Link>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
