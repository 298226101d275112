import { useResourceWords } from '@lib/i18n';
import { ValueText } from '@ui/cells/cell-kind';
import { cellOf } from '@ui/cells/cell-of';
import type trail from '../resource';

/** The field's own text for the value if there is one, otherwise the title of the area that the value names. */
export default cellOf<typeof trail, 'resource'>(({ value, words }) => {
  const titles = useResourceWords();
  const area = value ?? '';
  return <ValueText lines inWords text={words(`values.resource.${area}`) || titles(area, 'title') || area} />;
});
