import { useState } from 'react';
import type { CoworkerView } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Avatar, DecisionForm, EffectList, NoticeBar } from '@muster/ui';
import { api } from '../../api.ts';
import { useCoworkerMessages } from './messages.ts';

interface DisableCoworkerModalProps {
  coworker: CoworkerView;
  companyName: string;
  onClose: () => void;
}

/** Confirms ending a coworker's access: effects, and the contractors they lead. */
export function DisableCoworkerModal({
  coworker: { id, version, name, supervises },
  companyName,
  onClose,
}: DisableCoworkerModalProps) {
  const t = useCoworkerMessages();
  const platform = usePlatform();
  const [disable, { isLoading }] = api.useDisableCoworkerMutation();
  const [refusal, setRefusal] = useState<string | null>(null);

  async function confirm() {
    const answer = await disable({ params: { id }, body: { version } });
    if (answer.error) {
      setRefusal(errorText(answer.error));
      return;
    }
    platform.notify({ kind: 'success', text: t('manage.done.disable', { name }) });
    onClose();
  }

  return (
    <DecisionForm
      onClose={onClose}
      title={t('manage.end.title', { name })}
      subtitle={companyName}
      avatar={<Avatar name={name} size={32} />}
      summary={null}
      effects={null}
      keep={t('manage.end.keep')}
      confirm={t('manage.end.confirm')}
      danger
      disabled={supervises > 0}
      saving={{
        submit: (event) => {
          event.preventDefault();
          void confirm();
        },
        pending: isLoading,
      }}
    >
      {refusal && <NoticeBar kind="danger">{refusal}</NoticeBar>}
      {supervises > 0 ? (
        <NoticeBar kind="danger">{t('manage.end.supervises', { count: supervises })}</NoticeBar>
      ) : (
        <EffectList
          items={[
            { id: 'access', text: t('manage.end.access', { company: companyName }) },
            { id: 'written', text: t('manage.end.written') },
            { id: 'account', text: t('manage.end.account') },
          ]}
        />
      )}
    </DecisionForm>
  );
}
