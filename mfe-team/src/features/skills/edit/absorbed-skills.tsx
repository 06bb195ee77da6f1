import type { SkillDetail } from '@muster/contracts';
import { useCan, useUndoableMutation } from '@muster/kit';
import { Button, FormSection, formatDateTime } from '@muster/ui';
import { api } from '../../../api.ts';
import classes from '../skills.module.css';
import { useMessages } from '../use-messages.ts';

/** Skills recently merged into this one, each of which can be unmerged. */
export function AbsorbedSkills({ skill }: { skill: SkillDetail }) {
  const t = useMessages();
  const can = useCan();
  const [read] = api.useLazySkillCatalogueReadQuery();
  const [unmerge] = api.useSkillCatalogueUnmergeMutation();
  const { run, pending } = useUndoableMutation({
    mutation: ({ id }: { id: string }) => ({
      unwrap: async () => {
        const { version } = await read({ params: { id } }).unwrap();
        return unmerge({ params: { id }, body: { version } }).unwrap();
      },
    }),
    message: ({ name }) => t('done.unmerge', { name }),
  });
  if (skill.absorbed.length === 0) return null;
  return (
    <FormSection title={t('absorbed.title')}>
      <ul className={classes.absorbed}>
        {skill.absorbed.map(({ id, name, by, undoUntil }) => (
          <li key={id}>
            <span>
              {t('absorbed.line', {
                name,
                by: by?.name ?? '',
                until: formatDateTime(undoUntil),
              })}
            </span>
            {can('skill.manage') && (
              <Button
                size="xs"
                variant="default"
                disabled={pending}
                onClick={() => void run({ id })}
              >
                {t('absorbed.undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
