import { useState } from 'react';
import type { CompanyRecord, CompanyUserView } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Avatar, DecisionForm, EffectList, NoticeBar } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';

interface DisableMemberModalProps {
  company: CompanyRecord;
  member: CompanyUserView;
  onClose: () => void;
}

/** Confirms ending a user's access: the effects, and the contractors they supervise. */
export function DisableMemberModal({ company, member, onClose }: DisableMemberModalProps) {
  const t = useMessages();
  const platform = usePlatform();
  const [disable, { isLoading }] = api.useCompanyUsersDisableMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const leads = member.supervises > 0;

  async function confirm() {
    const answer = await disable({
      params: { id: company.id, memberId: member.id },
      body: { version: member.version },
    });
    if (answer.error) {
      setRefusal(errorText(answer.error));
      return;
    }
    platform.notify({ kind: 'success', text: t('users.done.disable', { name: member.name }) });
    onClose();
  }

  return (
    <DecisionForm
      onClose={onClose}
      title={t('users.disable.title', { name: member.name })}
      subtitle={company.name}
      avatar={<Avatar name={member.name} size={32} />}
      summary={null}
      effects={null}
      keep={t('users.disable.keep')}
      confirm={t('users.disable.confirm')}
      danger
      disabled={leads}
      saving={{
        submit: (event) => {
          event.preventDefault();
          void confirm();
        },
        pending: isLoading,
      }}
    >
      {refusal && <NoticeBar kind="danger">{refusal}</NoticeBar>}
      {leads ? (
        <NoticeBar kind="danger">
          {t('users.disable.supervises', { count: member.supervises })}
        </NoticeBar>
      ) : (
        <EffectList
          items={[
            { id: 'access', text: t('users.disable.effects.access', { company: company.name }) },
            { id: 'written', text: t('users.disable.effects.written') },
            { id: 'account', text: t('users.disable.effects.account') },
          ]}
        />
      )}
    </DecisionForm>
  );
}
