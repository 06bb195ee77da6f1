import { useCan } from '@muster/kit';
import { Button, IconBulb } from '@muster/ui';
import { useSuggestionMessages } from './messages.ts';
import { useSuggestions } from './use-suggestions.ts';

/** To what the pool lacks and who could be added; for those who may read matches. */
export function SuggestionsButton() {
  const t = useSuggestionMessages();
  const can = useCan();
  const { open } = useSuggestions();
  if (!can('match.read')) return null;
  return (
    <Button variant="default" leftSection={<IconBulb size={16} aria-hidden />} onClick={open}>
      {t('open')}
    </Button>
  );
}
