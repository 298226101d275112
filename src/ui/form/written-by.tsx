import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAge } from '@core/format/age';
import { useLanguage } from '@lib/i18n';
import { Sentence } from '../feedback/sentence';
import type { Writers } from '../history/use-writers';

const tickMs = 30_000;

/** The time, updated while it is shown. */
const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** Who changed the record, and when. It has its height before that is known, so that nothing moves. */
export const WrittenBy = ({
  id,
  writers,
}: {
  readonly id: string;
  readonly writers: Writers | undefined;
}) => {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const now = useNow();
  const people = writers?.people ?? [];
  const person = new Intl.ListFormat(language).format(people);
  const words = { person, age: writers ? formatAge(writers.at, now, language) : '' };
  return (
    <Typography id={id} noWrap sx={{ minHeight: 20, color: 'text.secondary' }}>
      {writers && (
        <Sentence
          text={people.length > 1 ? t('conflict.bySeveral', words) : t('conflict.by', words)}
          value={person}
        />
      )}
    </Typography>
  );
};
