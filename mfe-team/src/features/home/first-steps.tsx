import {
  candidatesRoutes,
  companiesRoutes,
  jobsRoutes,
  teamRoutes,
  type HomeFirstStep,
  type HomeFirstSteps,
  type Route,
} from '@muster/contracts';
import { RouteLink, errorText, usePlatform } from '@muster/kit';
import { Button, Card, CardRow, CardRows, IconCircleCheck } from '@muster/ui';
import { api } from '../../api.ts';
import classes from './first-steps.module.css';
import { useHomeMessages } from './use-home-messages.ts';

const routes: Readonly<Record<HomeFirstStep, Route>> = {
  colleague: teamRoutes.userCreate,
  company: companiesRoutes.create,
  job: jobsRoutes.create,
  candidate: candidatesRoutes.create,
};

/** First steps of a new agency; hidden once done or dismissed. A failed request shows no error. */
export function FirstSteps() {
  const { data } = api.useHomeFirstStepsQuery();
  return !data || data.isOver ? null : <FirstStepsCard steps={data.steps} />;
}

function FirstStepsCard({ steps }: Pick<HomeFirstSteps, 'steps'>) {
  const t = useHomeMessages();
  const platform = usePlatform();
  const [dismiss, { isLoading }] = api.useHomeDismissFirstStepsMutation();
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  const putAway = () =>
    dismiss()
      .unwrap()
      .catch((error: unknown) => platform.notify({ kind: 'error', text: errorText(error) }));
  return (
    <Card
      flush
      title={t('firstSteps.title')}
      count={t('firstSteps.count', { done, total: steps.length })}
      actions={
        <Button
          size="compact-sm"
          variant="subtle"
          loading={isLoading}
          onClick={() => void putAway()}
        >
          {t('firstSteps.dismiss')}
        </Button>
      }
    >
      <CardRows>
        {steps.map(({ name, isDone }) => (
          <CardRow key={name}>
            {isDone ? (
              <IconCircleCheck
                size={20}
                className={classes.done}
                aria-label={t('firstSteps.done')}
              />
            ) : (
              <span className={classes.open} aria-hidden />
            )}
            <span className={classes.words}>
              <span className={classes.title}>{t(`firstSteps.${name}.title`)}</span>
              <span className={classes.text}>{t(`firstSteps.${name}.text`)}</span>
            </span>
            {!isDone && (
              <Button
                size="xs"
                component={RouteLink}
                route={routes[name]}
                variant={name === next?.name ? 'filled' : 'default'}
              >
                {t(`firstSteps.${name}.action`)}
              </Button>
            )}
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}
