import type { ApplicationRecord } from '@muster/contracts';
import { errorText, useCan, usePlatform } from '@muster/kit';
import { Card, Checkbox } from '@muster/ui';
import { api } from '../../api.ts';
import classes from './application.module.css';
import { useApplicationMessages } from './messages.ts';

type Choice =
  { shownSkillIds: string[] } | { shownAttachmentIds: string[] } | { shownAnswerIds: string[] };

/** Which skills, files and answers the client sees; each choice is saved at once. */
export function ShownCard({ record }: { record: ApplicationRecord }) {
  const t = useApplicationMessages();
  const platform = usePlatform();
  const [update, { isLoading }] = api.useApplicationsUpdateMutation();
  const { choices, preparation, mayEdit } = record;
  const mayReadAnswers = useCan()('screening.readAnswers');
  const save = async (changes: Choice) => {
    const answer = await update({
      params: { id: record.id },
      body: { version: record.version, ...changes },
    });
    if (answer.error) platform.notify({ kind: 'error', text: errorText(answer.error) });
  };
  const toggled = (ids: readonly string[], id: string, on: boolean) =>
    on ? [...ids, id] : ids.filter((one) => one !== id);
  const shownSkills = choices.skills.filter(({ shown }) => shown).map(({ id }) => id);
  return (
    <Card title={t('shown.title')}>
      <div className={classes.shown}>
        <fieldset className={classes.toggles} disabled={!mayEdit || isLoading}>
          <legend className={classes.partTitle}>{t('shown.skills')}</legend>
          {choices.skills.map(({ id, name, shown }) => (
            <Checkbox
              key={id}
              label={name}
              checked={shown}
              onChange={(event) =>
                void save({ shownSkillIds: toggled(shownSkills, id, event.currentTarget.checked) })
              }
            />
          ))}
        </fieldset>
        <fieldset className={classes.toggles} disabled={!mayEdit || isLoading}>
          <legend className={classes.partTitle}>{t('shown.files')}</legend>
          {choices.files.length === 0 && <p className={classes.quiet}>{t('shown.noFiles')}</p>}
          {choices.files.map(({ id, title, shareable }) => (
            <Checkbox
              key={id}
              label={shareable ? title : `${title}, ${t('shown.closed')}`}
              disabled={!shareable}
              checked={shareable && preparation.shownAttachmentIds.includes(id)}
              onChange={(event) =>
                void save({
                  shownAttachmentIds: toggled(
                    preparation.shownAttachmentIds,
                    id,
                    event.currentTarget.checked,
                  ),
                })
              }
            />
          ))}
        </fieldset>
        {mayReadAnswers && (
          <fieldset className={classes.toggles} disabled={!mayEdit || isLoading}>
            <legend className={classes.partTitle}>{t('shown.answers')}</legend>
            {choices.answers.length === 0 && (
              <p className={classes.quiet}>{t('shown.noAnswers')}</p>
            )}
            {choices.answers.map(({ id, question, answer }) => (
              <Checkbox
                key={id}
                label={question}
                description={answer}
                checked={preparation.shownAnswerIds.includes(id)}
                onChange={(event) =>
                  void save({
                    shownAnswerIds: toggled(
                      preparation.shownAnswerIds,
                      id,
                      event.currentTarget.checked,
                    ),
                  })
                }
              />
            ))}
          </fieldset>
        )}
      </div>
    </Card>
  );
}
