import type { SkillAction, SkillDetail } from '@muster/contracts';
import { useUndoableMutation } from '@muster/kit';
import { Button } from '@muster/ui';
import { api } from '../../../api.ts';
import classes from '../skills.module.css';
import { useMessages } from '../use-messages.ts';

interface SkillActionsProps {
  skill: SkillDetail;
  /** The form below begins anew after an action: what was typed there is saved first. */
  unsaved: boolean;
  onMerge: () => void;
}

/** Actions that the skill's state allows this user; done at once, with a short time to undo. */
export function SkillActions({ skill, unsaved, onMerge }: SkillActionsProps) {
  const t = useMessages();
  const [approve] = api.useSkillCatalogueApproveMutation();
  const [retire] = api.useSkillCatalogueRetireMutation();
  const [revive] = api.useSkillCatalogueReviveMutation();
  const [unmerge] = api.useSkillCatalogueUnmergeMutation();
  const mutations = { approve, retire, revive, unmerge };
  type Direct = keyof typeof mutations;
  const { run, pending } = useUndoableMutation({
    mutation: ({ action, version }: { action: Direct; version: number }) =>
      mutations[action]({ params: { id: skill.id }, body: { version } }),
    message: ({ name }, { action }) => t(`done.${action}`, { name }),
  });
  if (skill.allowedActions.length === 0) return null;
  const act = (action: SkillAction) =>
    action === 'merge' ? onMerge() : void run({ action, version: skill.version });
  return (
    <div className={classes.actions}>
      {skill.allowedActions.map((action) => (
        <Button
          key={action}
          size="xs"
          variant={action === 'approve' ? 'filled' : 'default'}
          disabled={pending || unsaved}
          onClick={() => act(action)}
        >
          {t(`action.${action}`)}
        </Button>
      ))}
      {unsaved && <span className={classes.quiet}>{t('edit.saveFirst')}</span>}
    </div>
  );
}
