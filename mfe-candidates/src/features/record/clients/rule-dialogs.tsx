import {
  companyRuleCreateSchema,
  companyRulePatch,
  type CandidateCompanyRule,
  type CandidateRecord,
  type CompanyRule,
} from '@muster/contracts';
import { changedFields, useFormMutation, usePlatform, useUndoableMutation } from '@muster/kit';
import { Button, DecisionForm, IconTrash, SearchSelectField, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { RuleFacts, RuleKind, ruleEffects } from './rule-fields.tsx';
import { useClientOptions } from './use-client-options.ts';

interface DialogProps {
  candidate: CandidateRecord;
  onClose: () => void;
}

/** Adds a rule between the candidate and a client. */
export function AddRuleDialog({ candidate, onClose }: DialogProps) {
  const t = useMessages();
  const platform = usePlatform();
  const searchClients = useClientOptions();
  const [add] = api.useCompanyRulesAddMutation();
  const form = useZodForm({
    schema: companyRuleCreateSchema,
    initialValues: {
      companyId: null as string | null,
      rule: 'never_submit_candidate_wish' as CompanyRule,
      until: null as string | null,
      note: '',
    },
    prepare: ({ note, ...rest }) => ({ ...rest, note: note || null }),
  });
  const saving = useFormMutation({
    form,
    mutation: add,
    toArgs: ({ output }) => ({ params: { id: candidate.id }, body: output }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('clientRules.form.added') });
      onClose();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('clientRules.form.addTitle')}
      subtitle={`${candidate.name} · ${candidate.number}`}
      effects={ruleEffects(form.values.rule, t)}
      keep={t('clientRules.form.keep')}
      confirm={t('clientRules.form.addConfirm')}
      unsaved={form.dirty}
      summary={form.summary}
      saving={saving}
    >
      <SearchSelectField
        label={t('clientRules.form.client')}
        required
        search={searchClients}
        {...form.field('companyId')}
      />
      <RuleKind field={form.field('rule')} />
      <RuleFacts until={form.field('until')} note={form.field('note')} />
    </DecisionForm>
  );
}

const factsOf = ({ until, note }: CandidateCompanyRule) => ({ until, note: note ?? '' });

/** Changes a rule's end and reason, or removes it. */
export function ChangeRuleDialog({
  candidate,
  rule,
  onClose,
}: DialogProps & { rule: CandidateCompanyRule }) {
  const t = useMessages();
  const platform = usePlatform();
  const [update] = api.useCompanyRulesUpdateMutation();
  const client = rule.company.name ?? t('clientRules.hiddenClient');
  const base = factsOf(rule);
  const form = useZodForm({
    schema: companyRulePatch.shape.changes,
    initialValues: base,
    prepare: ({ note, ...rest }) => ({ ...rest, note: note || null }),
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: rule.version,
    toArgs: ({ output, version, base: before }) => ({
      params: { id: candidate.id, ruleId: rule.id },
      body: {
        version,
        changes: changedFields({ ...before, note: before.note || null }, output),
      },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('clientRules.form.saved') });
      onClose();
    },
    onConflict: { base, toValues: factsOf },
  });
  return (
    <>
      <DecisionForm
        onClose={onClose}
        title={t('clientRules.form.changeTitle', { client })}
        subtitle={t(`clientRules.rule.${rule.rule}`)}
        effects={ruleEffects(rule.rule, t)}
        keep={t('clientRules.form.keep')}
        confirm={t('clientRules.form.changeConfirm')}
        unsaved={form.dirty}
        summary={form.summary}
        saving={saving}
      >
        <RuleFacts until={form.field('until')} note={form.field('note')} />
        <RemoveRule candidate={candidate} rule={rule} client={client} onRemoved={onClose} />
      </DecisionForm>
      {saving.dialog}
    </>
  );
}

function RemoveRule({
  candidate: { id },
  rule,
  client,
  onRemoved,
}: {
  candidate: CandidateRecord;
  rule: CandidateCompanyRule;
  client: string;
  onRemoved: () => void;
}) {
  const t = useMessages();
  const [remove] = api.useCompanyRulesRemoveMutation();
  const [add] = api.useCompanyRulesAddMutation();
  const { company, rule: kind, until, note } = rule;
  const removal = useUndoableMutation({
    mutation: remove,
    message: () => t('clientRules.removed', { client }),
    undo: () =>
      add({ params: { id }, body: { companyId: company.id, rule: kind, until, note } }).unwrap(),
    onDone: onRemoved,
  });
  return (
    <div>
      <Button
        variant="subtle"
        color="red"
        size="xs"
        leftSection={<IconTrash size={14} />}
        loading={removal.pending}
        onClick={() =>
          void removal.run({
            params: { id, ruleId: rule.id },
            body: { version: rule.version },
          })
        }
      >
        {t('clientRules.remove')}
      </Button>
    </div>
  );
}
