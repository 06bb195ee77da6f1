import type { CvFactField } from '@muster/contracts';
import { useMessages } from '../../shared/use-messages.ts';
import type { CvDrop } from './use-cv-drop.ts';

/** Hint under a field: the CV line that states it, or the field's own help. */
export function useCvHints(drop: CvDrop) {
  const t = useMessages();
  return (field: CvFactField, value: string | null, help?: string) => {
    const fact = drop.factOf(field);
    if (!fact) return help;
    const quote = fact.quote.trim();
    return value === fact.value
      ? t('create.cv.from', { quote })
      : t('create.cv.says', { value: fact.value, quote });
  };
}
