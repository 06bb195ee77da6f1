import { useCan } from '@muster/kit';
import { Button, IconBulb } from '@muster/ui';
import { useSuggestionMessages } from './messages.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Opens the pool's gaps and suggestions, for users who may read matches. */
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
