import { mailCadences, topicDefaults } from '@muster/contracts';
import { FormSection, SegmentedControl, Switch, useT } from '@muster/ui';
import { preferenceMessages } from './preference-messages.ts';
import classes from './preferences.module.css';
import type { TopicPreference } from './use-preferences.ts';

type TopicTableProps = {
  topics: readonly TopicPreference[];
  onChoose: (preference: TopicPreference) => void;
};

/** One row per topic: shown in the app or not, by mail at once, daily or not at all. */
export function TopicTable({ topics, onChoose }: TopicTableProps) {
  const t = useT(preferenceMessages);
  return (
    <FormSection title={t('title')} text={t('text')}>
      <table className={classes.topics}>
        <thead>
          <tr>
            <th scope="col">{t('topicHead')}</th>
            <th scope="col">{t('inApp')}</th>
            <th scope="col">{t('email')}</th>
          </tr>
        </thead>
        <tbody>
          {topics.map((preference) => (
            <TopicLine key={preference.topic} preference={preference} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
    </FormSection>
  );
}

type TopicLineProps = Pick<TopicTableProps, 'onChoose'> & { preference: TopicPreference };

function TopicLine({ preference, onChoose }: TopicLineProps) {
  const t = useT(preferenceMessages);
  const { topic, inApp, email } = preference;
  const name = t(`topic.${topic}`);
  const isFixed = !topicDefaults[topic].canSwitchOff;
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={classes.about}>{t(`about.${topic}`)}</span>
      </th>
      <td data-label={t('inApp')}>
        {isFixed ? (
          <span className={classes.fixed}>{t('always')}</span>
        ) : (
          <Switch
            aria-label={t('inAppLabel', { topic: name })}
            checked={inApp}
            onChange={({ currentTarget }) =>
              onChoose({ ...preference, inApp: currentTarget.checked })
            }
          />
        )}
      </td>
      <td data-label={t('email')}>
        {isFixed ? (
          <span className={classes.fixed}>{t(`cadence.${email}`)}</span>
        ) : (
          <SegmentedControl
            size="xs"
            aria-label={t('emailLabel', { topic: name })}
            data={mailCadences.map((value) => ({ value, label: t(`cadence.${value}`) }))}
            value={email}
            onChange={(next) => onChoose({ ...preference, email: next })}
          />
        )}
      </td>
    </tr>
  );
}
