import { useState } from 'react';
import { errorText } from '@muster/kit';
import { Button, NoticeBar } from '@muster/ui';
import { api } from '../account-api.ts';
import { useMessages } from '../use-messages.ts';

interface DeclineInviteProps {
  token: string;
  onDeclined: () => void;
}

/** Declines an invitation with only its link. */
export function DeclineInvite({ token, onDeclined }: DeclineInviteProps) {
  const t = useMessages();
  const [decline, { isLoading }] = api.useDeclineInviteMutation();
  const [failure, setFailure] = useState<string | null>(null);

  async function send() {
    const { error } = await decline({ body: { token } });
    if (error) setFailure(errorText(error));
    else onDeclined();
  }

  return (
    <>
      {failure && <NoticeBar kind="danger">{failure}</NoticeBar>}
      <Button variant="subtle" size="lg" fullWidth loading={isLoading} onClick={() => void send()}>
        {t('invitations.declineThis')}
      </Button>
    </>
  );
}
