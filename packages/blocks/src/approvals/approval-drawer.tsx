import { useId, useRef, useState } from 'react';
import {
  approvalDecisionSchema,
  approvalSchema,
  type Approval,
  type ApprovalAction,
} from '@muster/contracts';
import { QueryView, useFormMutation, usePlatform } from '@muster/kit';
import {
  Button,
  CancelButton,
  Drawer,
  ErrorSummary,
  NoticeBar,
  OverlayFooter,
  PageSkeleton,
  Stack,
  TextArea,
  useZodForm,
} from '@muster/ui';
import { ApprovalFacts } from './approval-facts.tsx';
import type { ApprovalsApi } from './approvals-api.ts';
import {
  ApprovalsProvider,
  useApprovalsApproveMutation,
  useApprovalsRefuseMutation,
  useApprovalsShowQuery,
  useApprovalsWithdrawMutation,
} from './approvals-context.tsx';
import { useApprovalMessages } from './messages.ts';

const decisionSchema = approvalDecisionSchema
  .omit({ version: true })
  .extend({ action: approvalSchema.shape.allowedActions.element })
  .refine(({ action, note }) => action !== 'refuse' || Boolean(note), {
    path: ['note'],
    params: { code: 'REQUIRED' },
  });

/** Whether the request cannot be undone. */
const erases = ({ kind }: Pick<Approval, 'kind'>): boolean =>
  kind === 'candidate_anonymise' || kind === 'user_anonymise';

interface ApprovalDrawerProps {
  api: ApprovalsApi;
  /** Null if nothing is open. */
  id: string | null;
  onClose: () => void;
}

/** A request for a second person: what it asks, why, what would happen, and the decision. */
export function ApprovalDrawer({ api, id, onClose }: ApprovalDrawerProps) {
  if (!id) return null;
  return (
    <ApprovalsProvider api={api}>
      <Opened key={id} id={id} onClose={onClose} />
    </ApprovalsProvider>
  );
}

function Opened({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useApprovalMessages();
  const query = useApprovalsShowQuery({ params: { id } });
  const approval = query.currentData;
  const decision = useDecision(id, approval, onClose);
  const formId = useId();
  const may = (action: ApprovalAction) => approval?.allowedActions.includes(action) ?? false;
  return (
    <Drawer
      opened
      onClose={onClose}
      title={approval ? t(`kind.${approval.kind}`) : t('field.about')}
      subtitle={approval && (approval.subject.label ?? t('hidden'))}
      footer={
        <OverlayFooter>
          {may('withdraw') && (
            <Button
              type="submit"
              form={formId}
              variant="default"
              loading={decision.pending}
              onClick={() => decision.choose('withdraw')}
            >
              {t('drawer.withdraw')}
            </Button>
          )}
          {may('refuse') && (
            <Button
              type="submit"
              form={formId}
              variant="default"
              loading={decision.pending && decision.action === 'refuse'}
              onClick={() => decision.choose('refuse')}
            >
              {t('drawer.refuse')}
            </Button>
          )}
          {may('approve') ? (
            <Button
              type="submit"
              form={formId}
              variant={approval && erases(approval) ? 'danger' : 'filled'}
              loading={decision.pending && decision.action === 'approve'}
              onClick={() => decision.choose('approve')}
            >
              {t('drawer.approve')}
            </Button>
          ) : (
            <CancelButton>{t('drawer.close')}</CancelButton>
          )}
        </OverlayFooter>
      }
    >
      <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
        {(shown) => (
          <form id={formId} noValidate onSubmit={decision.submit}>
            <Stack gap="lg">
              <ErrorSummary {...decision.form.summary} />
              <NoticeBar kind={erases(shown) ? 'warning' : 'info'}>
                {t(`consequence.${shown.kind}`)}
              </NoticeBar>
              <ApprovalFacts approval={shown} />
              {may('withdraw') && <p>{t('drawer.second')}</p>}
              {may('refuse') && (
                <TextArea
                  label={t('drawer.note', { name: shown.requester?.name ?? t('rule') })}
                  help={t('drawer.noteHelp')}
                  {...decision.form.field('note')}
                />
              )}
            </Stack>
          </form>
        )}
      </QueryView>
    </Drawer>
  );
}

/** One form for three decisions: the pressed button chooses which. */
function useDecision(id: string, approval: Approval | undefined, onClose: () => void) {
  const t = useApprovalMessages();
  const platform = usePlatform();
  // The press that chooses also submits the form, before the choice is rendered.
  const chosen = useRef<ApprovalAction>('approve');
  const [action, setAction] = useState<ApprovalAction>('approve');
  const choose = (next: ApprovalAction) => {
    chosen.current = next;
    setAction(next);
  };
  const [approve] = useApprovalsApproveMutation();
  const [refuse] = useApprovalsRefuseMutation();
  const [withdraw] = useApprovalsWithdrawMutation();
  const form = useZodForm({
    schema: decisionSchema,
    initialValues: { note: '' },
    prepare: ({ note }) => ({ note, action: chosen.current }),
  });
  const saving = useFormMutation({
    form,
    mutation: (args: { note: string; version: number }) => {
      const { note, version } = args;
      const params = { id };
      if (chosen.current === 'withdraw') return withdraw({ params, body: { version } });
      if (chosen.current === 'refuse') return refuse({ params, body: { version, note } });
      return approve({ params, body: { version, note: note || null } });
    },
    version: approval?.version ?? 1,
    toArgs: ({ output, version }) => ({ note: output.note ?? '', version }),
    onSaved: () => {
      platform.notify({
        kind: 'success',
        text: t(`done.${chosen.current}`, { name: approval?.requester?.name ?? t('rule') }),
      });
      onClose();
    },
  });
  return { form, action, choose, ...saving };
}
