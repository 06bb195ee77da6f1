import type { QuestionBank } from '@muster/contracts';
import { Button, ChoiceTiles, EmptyState, IconListNumbers, Stack } from '@muster/ui';
import { useQuestionMessages } from '../../../shared/questions/messages.ts';

interface CopyChoicesProps {
  bank: QuestionBank;
  other: QuestionBank;
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** The other pool's questions; those whose text already exists here cannot be chosen. */
export function CopyChoices({ bank, other, chosen, onChange }: CopyChoicesProps) {
  const t = useQuestionMessages();
  const known = new Set(bank.questions.map(({ text }) => text.toLowerCase()));
  const isHere = (text: string) => known.has(text.toLowerCase());
  const free = other.questions.filter(({ text }) => !isHere(text)).map(({ id }) => id);
  if (other.questions.length === 0)
    return <EmptyState icon={IconListNumbers} title={t('copying.none')} size="block" />;
  return (
    <Stack gap="sm" align="flex-start">
      {free.length > 0 && (
        <Button variant="subtle" size="xs" onClick={() => onChange(free)}>
          {t('copying.all')}
        </Button>
      )}
      <ChoiceTiles
        label={t(`title.${other.use}`)}
        columns={1}
        value={[...chosen]}
        options={other.questions.map(({ id, text, competency, answerType }) => ({
          value: id,
          label: text,
          hint: isHere(text)
            ? t('copying.here')
            : [competency, t(`type.${answerType}`)].filter(Boolean).join(' · '),
          disabled: isHere(text),
        }))}
        onChange={onChange}
      />
    </Stack>
  );
}
