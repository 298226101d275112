import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ungrouped } from '@core/text/clean-code';
import { isEnter } from '../form/is-enter';

interface PageNumberProps {
  /** The current page and the last one, from 0. */
  readonly page: number;
  readonly last: number;
  readonly onTurn: (page: number) => void;
}

/** Goes to a page of a long list by its number. */
export const PageNumber = ({ page, last, onTurn }: PageNumberProps) => {
  const { t } = useTranslation('list');
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    setTyped(null);
    const number = Number(
      /^[\d,.]+$/.test(ungrouped(typed ?? '')) ? ungrouped(typed ?? '').replace(/\D/g, '') : NaN,
    );
    if (number >= 1) onTurn(Math.min(number - 1, last));
  };
  return (
    <OutlinedInput
      size="small"
      className="screen-only"
      value={typed ?? String(page + 1)}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={go}
      onKeyDown={(event) => {
        if (isEnter(event)) go();
      }}
      inputProps={{
        'aria-label': t('paging.page', { last: last + 1 }),
        inputMode: 'numeric',
        autoComplete: 'off',
      }}
      sx={{ width: 72, '& input': { textAlign: 'center' } }}
    />
  );
};
