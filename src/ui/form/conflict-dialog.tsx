import Check from '@mui/icons-material/Check';
import { useMediaQuery, useTheme } from '@mui/material';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormSpec } from '@core/form/form';
import type { Resource } from '@core/resource/resource';
import type { OverlayProps } from '@lib/on-demand';
import { useWords } from '@lib/i18n';
import type { Row } from '../cells/cell-kind';
import { Sentence } from '../feedback/sentence';
import { useWriters, type Writers } from '../history/use-writers';
import { recordTitle } from '../list/record-identity';
import { visuallyHidden } from '../list/visually-hidden';
import { BusyButton } from './busy-button';
import { Button } from './button';
import type { FormValues } from './form-values';
import { InputValue } from './input-value';
import type { Conflict } from './use-conflict';
import { WrittenBy } from './written-by';

type Side = 'mine' | 'theirs';
const sides: readonly Side[] = ['mine', 'theirs'];
type Choices = Readonly<Record<string, Side>>;

/** The field, yours, theirs; below each other on a phone. */
const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '152px repeat(2, minmax(0, 1fr))' },
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const cardStyle = {
  m: 0,
  px: 1,
  minHeight: 48,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  overflowWrap: 'anywhere',
  '&:has(:checked)': { bgcolor: 'soft', borderColor: 'primary.main', fontWeight: 600 },
  '& .MuiFormControlLabel-label': { font: 'inherit', minWidth: 0, py: { xs: 1, sm: '5px' } },
} as const;

/** The side of a card, and who wrote its value if several did. The card has room for both above a line of text. */
const cardNoteStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 0.75,
  typography: { xs: 'body2', sm: 'caption' },
  color: 'text.secondary',
} as const;

/** On a wide screen the columns have headers, and only screen readers need the name in each card. */
const sideNameStyle: SxProps<Theme> = (theme) => ({ [theme.breakpoints.up('sm')]: visuallyHidden });

const writerStyle = { '&::before': { content: { xs: '"· "', sm: 'none' } } } as const;

interface ConflictDialogProps extends OverlayProps {
  readonly resource: Resource;
  readonly form: FormSpec;
  /** The record that the form was opened from. */
  readonly record: Row;
  readonly conflict: Conflict;
  readonly onResolve: (choices: Choices) => void;
}

type RowParts = Pick<ConflictDialogProps, 'resource' | 'form' | 'record' | 'conflict'> & {
  readonly name: string;
  readonly writers: Writers | undefined;
};

const Value = ({ resource, form, record, conflict, name, of }: RowParts & { readonly of: FormValues }) => {
  const input = form.inputs[name];
  if (!input) return null;
  return (
    <InputValue
      resource={resource}
      name={name}
      input={input}
      value={of[name]}
      records={[record, conflict.current]}
    />
  );
};

/** A field's name and the value that both sides started from. */
const FieldName = ({ labelId, ...parts }: RowParts & { readonly labelId?: string }) => {
  const { t } = useTranslation('form');
  const words = useWords(parts.resource);
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography id={labelId} sx={{ fontWeight: 600 }}>
        {words(`fields.${parts.name}`)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <span>{`${t('conflict.was')} `}</span>
        <Value {...parts} of={parts.conflict.base} />
      </Typography>
    </Box>
  );
};

interface ChoiceRowProps extends RowParts {
  readonly choice: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

/** A field that both sides changed: one of the two values has to be chosen. */
const ChoiceRow = ({ choice, onChoose, ...parts }: ChoiceRowProps) => {
  const { t } = useTranslation('form');
  const labelId = useId();
  const { writers, name } = parts;
  const writer = writers && writers.people.length > 1 ? writers.of(name) : undefined;
  return (
    <Box sx={rowStyle}>
      <FieldName {...parts} labelId={labelId} />
      <RadioGroup
        aria-labelledby={labelId}
        value={choice ?? null}
        onChange={(_, side) => onChoose(side === 'mine' ? 'mine' : 'theirs')}
        sx={{
          gridColumn: { sm: 'span 2' },
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 1.5,
        }}
      >
        {sides.map((side) => (
          <FormControlLabel
            key={side}
            value={side}
            control={<Radio />}
            sx={cardStyle}
            label={
              <>
                <Box component="span" sx={cardNoteStyle}>
                  <Box component="span" sx={sideNameStyle}>
                    {`${t(`conflict.${side}`)} `}
                  </Box>
                  {side === 'theirs' && writer !== undefined && (
                    <Box component="span" translate="no" sx={writerStyle}>
                      {writer}
                    </Box>
                  )}
                </Box>
                <Value {...parts} of={parts.conflict[side]} />
              </>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  );
};

/** A field that one side changed: it needs no choice. */
const SettledRow = ({ side, ...parts }: RowParts & { readonly side: Side }) => {
  const { t } = useTranslation('form');
  const writer = side === 'theirs' ? parts.writers?.of(parts.name) : undefined;
  return (
    <Box sx={rowStyle}>
      <FieldName {...parts} />
      <Box sx={{ display: 'flex', gap: 1, px: { sm: 2 }, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Check sx={{ flexShrink: 0, fontSize: 20, color: 'text.secondary' }} />
        <Box sx={{ minWidth: 0, fontWeight: 600 }}>
          <Value {...parts} of={parts.conflict[side]} />
        </Box>
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        <Sentence
          text={writer === undefined ? t(`conflict.only.${side}`) : t('conflict.onlyBy', { person: writer })}
          value={writer}
        />
      </Typography>
    </Box>
  );
};

/** The names of the two sides, each with a button that chooses all of its values. */
const SideHeaders = ({ onChoose }: { readonly onChoose: (side: Side) => void }) => {
  const { t } = useTranslation('form');
  return (
    <Box
      sx={{
        ...rowStyle,
        borderTop: 0,
        py: 0.5,
        gridTemplateColumns: { ...rowStyle.gridTemplateColumns, xs: 'auto auto 1fr' },
      }}
    >
      <Box sx={{ display: { xs: 'none', sm: 'block' } }} />
      {sides.map((side) => (
        <Box
          key={side}
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
        >
          <Typography sx={{ display: { xs: 'none', sm: 'block' }, fontWeight: 600 }}>
            {t(`conflict.${side}`)}
          </Typography>
          <Button onClick={() => onChoose(side)} sx={{ px: 1 }}>
            {t(`conflict.all.${side}`)}
          </Button>
        </Box>
      ))}
    </Box>
  );
};

/** Shows what the user and others changed in the same record, field by field. Nothing is chosen for the user. */
export const ConflictDialog = ({ open, onClose, onResolve, ...shown }: ConflictDialogProps) => {
  const { resource, form, record, conflict } = shown;
  const { current, since, conflicts, taken } = conflict;
  const { writers, isKept } = useWriters({
    resource,
    form,
    current,
    since,
    inputs: [...conflicts, ...taken],
  });
  const parts = { ...shown, writers };
  // Kept if the history turns out to be absent, so that nothing moves.
  const [hasNote] = useState(isKept);
  const { t } = useTranslation('form');
  const id = useId();
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [choices, setChoices] = useState<Choices>({});
  const chooseAll = (side: Side) =>
    setChoices(Object.fromEntries(conflict.conflicts.map((name) => [name, side])));
  const undecided = conflict.conflicts.filter((name) => choices[name] === undefined);
  const count = conflict.kept.length + conflict.conflicts.filter((name) => choices[name] === 'mine').length;
  const isReady = undecided.length === 0;
  return (
    <Dialog
      open={open}
      fullScreen={phone}
      onClose={onClose}
      aria-labelledby={id}
      aria-describedby={`${id}-text ${id}-by`}
      slotProps={{ paper: { sx: { maxWidth: { sm: 728 }, width: '100%' } } }}
    >
      <DialogTitle component="div" sx={{ display: 'block', pr: { xs: 2, sm: 3 } }}>
        <Typography id={id} variant="h2" component="h2">
          {t('conflict.title.count', { count: conflict.conflicts.length + conflict.taken.length })}
        </Typography>
        <Typography id={`${id}-text`} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <Sentence
            text={t('conflict.text', { record: recordTitle(record, resource) })}
            value={recordTitle(record, resource)}
          />
        </Typography>
        {hasNote && <WrittenBy id={`${id}-by`} writers={writers} />}
      </DialogTitle>
      <DialogContent>
        <SideHeaders onChoose={chooseAll} />
        {conflict.conflicts.map((name) => (
          <ChoiceRow
            key={name}
            {...parts}
            name={name}
            choice={choices[name]}
            onChoose={(side) => setChoices((others) => ({ ...others, [name]: side }))}
          />
        ))}
        {conflict.kept.map((name) => (
          <SettledRow key={name} {...parts} name={name} side="mine" />
        ))}
        {conflict.taken.map((name) => (
          <SettledRow key={name} {...parts} name={name} side="theirs" />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('conflict.back')}</Button>
        <BusyButton
          label={
            isReady
              ? t('conflict.save.count', { count })
              : t('conflict.choose.count', { count: undecided.length })
          }
          busyLabel={t('busy')}
          busy={false}
          softDisabled={!isReady}
          onClick={() => onResolve(choices)}
        />
      </DialogActions>
    </Dialog>
  );
};
