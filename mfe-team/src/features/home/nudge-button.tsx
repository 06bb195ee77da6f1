import { useUndoableMutation } from '@muster/kit';
import { Button } from '@muster/ui';
import { api } from '../../api.ts';
import { useHomeMessages } from './use-home-messages.ts';

interface NudgeButtonProps {
  application: { id: string; version: number; candidate: { name: string } };
  company: string;
}

/** Reminds the client by e-mail directly from the row; the server allows it once a day. */
export function NudgeButton({
  application: { id, version, candidate },
  company,
}: NudgeButtonProps) {
  const t = useHomeMessages();
  const [remind] = api.useApplicationsRemindClientMutation();
  const names = { name: candidate.name, company };
  const reminding = useUndoableMutation({
    mutation: remind,
    message: () => t('nudge.done', names),
  });
  return (
    <Button
      size="xs"
      variant="default"
      loading={reminding.pending}
      aria-label={t('nudge.label', names)}
      onClick={() => void reminding.run({ params: { id }, body: { version, message: null } })}
    >
      {t('nudge.button')}
    </Button>
  );
}
