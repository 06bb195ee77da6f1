import { useEffect, useEffectEvent } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { href, meetingCodeSchema, publicRoutes } from '@muster/contracts';
import { errorText, isApiError, useFormMutation } from '@muster/kit';
import {
  Button,
  ErrorSummary,
  Form,
  LoadingText,
  NoticeBar,
  TextField,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { LinkRefusal } from '../../../shared/link-refusal.tsx';
import { refusalOf } from '../../../shared/refusal-of.ts';
import { useMeetingMessages } from '../messages.ts';
import classes from './door.module.css';

interface CodeStepProps {
  handle: string;
  host: string;
  onIn: () => void;
  /** Called if this access to the room is no longer valid. */
  onForgotten: () => void;
  /** Starts again with another name or address. */
  onAgain: () => void;
}

/** Field for the mailed code, and the way in for those who got none. */
export function CodeStep({ handle, host, onIn, onForgotten, onAgain }: CodeStepProps) {
  const t = useMeetingMessages();
  const { sessionName = '' } = useParams();
  const query = api.useMeetingVisitReadQuery(
    { params: { handle } },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData } = query;
  const [confirm] = api.useMeetingVisitConfirmMutation();
  const [knock, knocking] = api.useMeetingVisitKnockMutation();
  const form = useZodForm({ schema: meetingCodeSchema, initialValues: { code: '' } });
  const saving = useFormMutation({
    form,
    mutation: confirm,
    toArgs: ({ output }) => ({ params: { handle }, body: output }),
    onSaved: onIn,
    onRefused: (refusal) => {
      if (!isApiError(refusal) || refusal.code !== 'CODE_INVALID') return false;
      const left = Number(refusal.context?.['triesLeft'] ?? 0);
      form.setFormError(left > 0 ? t('code.wrong', { count: left }) : t('code.over'));
      return true;
    },
  });
  const refusal = refusalOf(query);
  // The way in that this tab kept opens nothing any more: they say anew who they are.
  const { error } = query;
  const isForgotten =
    isApiError(error) && error.code.startsWith('TOKEN_') && error.code !== 'TOKEN_USED';
  const startAnew = useEffectEvent(onForgotten);
  useEffect(() => {
    if (isForgotten) startAnew();
  }, [isForgotten]);
  if (refusal) return <LinkRefusal error={refusal} onRetry={() => void query.refetch()} />;
  if (!currentData) return <LoadingText>{t('opening')}</LoadingText>;
  if (currentData.me.door !== 'identity')
    return <Navigate to={href(publicRoutes.meetingsBySessionName, { sessionName })} replace />;
  return (
    <div className={classes.page}>
      <div>
        <h1>{t('code.title')}</h1>
        <p className={classes.lead}>{t('code.lead', { host })}</p>
      </div>
      <Form label={t('code.title')} onSubmit={saving.submit}>
        <ErrorSummary {...form.summary} />
        <div className={classes.fields}>
          <TextField
            label={t('code.field')}
            required
            inputMode="numeric"
            maxLength={20}
            {...form.field('code')}
          />
        </div>
        <Button type="submit" size="lg" fullWidth loading={saving.pending}>
          {t('code.confirm')}
        </Button>
      </Form>
      <section aria-labelledby="no-code">
        <h2 className={classes.subtitle} id="no-code">
          {t('code.none')}
        </h2>
        <p className={classes.lead}>{t('code.noneText')}</p>
        {knocking.error && <NoticeBar kind="danger">{errorText(knocking.error)}</NoticeBar>}
        <div className={classes.buttons}>
          <Button
            size="lg"
            variant="default"
            loading={knocking.isLoading}
            onClick={() =>
              void knock({ params: { handle } }).then(({ data }) => {
                if (data) onIn();
              })
            }
          >
            {t('code.knock')}
          </Button>
          <Button size="lg" variant="subtle" onClick={onAgain}>
            {t('code.again')}
          </Button>
        </div>
      </section>
    </div>
  );
}
