import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import { relationships, slots } from '@core/membership/member-form';
import { Button } from '@ui/form/button';
import { visuallyHidden } from '@ui/list/visually-hidden';
import { ChoiceField } from './choice-field';
import { DayField } from './day-field';
import { FieldPair } from './field-pair';
import { MemberTextField } from './member-text-field';
import { type FieldChecks, totalErrorId } from './use-field-checks';
import { useFormPart } from './use-member-form';
import { useMemberWords } from './use-member-words';

interface BeneficiaryGroupProps {
  /** The position among the beneficiaries, from 0; it determines the slot. */
  readonly at: number;
  readonly checks: FieldChecks;
  readonly onRemove: () => void;
}

/** The fields of one beneficiary. */
export const BeneficiaryGroup = ({ at, checks, onRemove }: BeneficiaryGroupProps) => {
  const { t } = useMemberWords();
  const totalIsWrong = useFormPart(checks.form, ({ errors }) => errors['beneficiaries'] === 'total');
  const slot = slots[at] ?? slots[0];
  const path = `beneficiaries.${at}` as const;
  const options = Object.fromEntries(relationships.map((one) => [one, t(`relationships.${one}`)]));
  return (
    <Box
      component="fieldset"
      sx={{
        display: 'flow-root',
        minWidth: 0,
        m: 0,
        p: { xs: 1.5, sm: 2 },
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
      }}
    >
      <Box component="legend" sx={{ float: 'left', p: 0, fontWeight: 600, lineHeight: '44px' }}>
        <span aria-hidden>{t(`slots.${slot}.short`)}</span>
        <Box component="span" sx={visuallyHidden}>
          {t(`slots.${slot}.full`)}
        </Box>
      </Box>
      <Button
        variant="text"
        color="inherit"
        aria-label={t(`slots.${slot}.remove`)}
        startIcon={<DeleteOutlined />}
        onClick={onRemove}
        sx={{ float: 'right', height: 44, mr: -1, px: 1, fontWeight: 400, color: 'text.secondary' }}
      >
        {t('beneficiaries.remove')}
      </Button>
      <Box sx={{ clear: 'both', display: 'grid', gap: 2, pt: 1 }}>
        <MemberTextField path={`${path}.full_name`} checks={checks} autoComplete="off" />
        <ChoiceField path={`${path}.relationship`} checks={checks} autoComplete="off" options={options} />
        <FieldPair>
          <DayField path={`${path}.date_of_birth`} checks={checks} autoComplete="off" />
          <MemberTextField
            path={`${path}.percentage`}
            checks={checks}
            autoComplete="off"
            kind="percent"
            describedBy={totalIsWrong ? totalErrorId : undefined}
            adornment={
              <Box component="span" aria-hidden sx={{ pr: 1, color: 'text.secondary' }}>
                %
              </Box>
            }
          />
        </FieldPair>
      </Box>
    </Box>
  );
};
