import { twoFactorConfirmSchema } from '@muster/contracts';
import type { ResponseOf, twoFactorEndpoints } from '@muster/contracts';
import { errorText, useFormMutation } from '@muster/kit';
import { Button, CopyButton, ErrorSummary, Form, NoticeBar, useZodForm } from '@muster/ui';
import { api } from '../account-api.ts';
import { throttleText } from '../sign-in/throttle-text.ts';
import { useWords } from '../use-words.ts';
import { CodeField } from './code-field.tsx';
import { QrCode } from './qr-code.tsx';
import classes from './two-step.module.css';
import { useTwoStepWords } from './use-two-step-words.ts';

type SetUpFormProps = {
  /** The recovery codes, to be shown now or never. */
  onDone: (recoveryCodes: readonly string[]) => void;
  /** Left out where there is no way round it. */
  onCancel?: () => void;
};

/** Two-step sign-in in two steps: the app learns the secret, then proves that it did. */
export function SetUpForm(props: SetUpFormProps) {
  const t = useTwoStepWords();
  const [begin, { data, error, isLoading }] = api.useSetUpTwoFactorMutation();
  if (data) return <ConfirmForm setUp={data} {...props} />;
  return (
    <div className={classes.stack}>
      {error !== undefined && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      <div className={classes.buttons}>
        <Button size="md" loading={isLoading} onClick={() => void begin({ body: {} })}>
          {t('setUp')}
        </Button>
        {props.onCancel && (
          <Button size="md" variant="default" onClick={props.onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}

type SetUp = ResponseOf<typeof twoFactorEndpoints.setUp>;

function ConfirmForm({ setUp, onDone, onCancel }: SetUpFormProps & { setUp: SetUp }) {
  const t = useTwoStepWords();
  const tAccount = useWords();
  const [confirm] = api.useConfirmTwoFactorMutation();
  const form = useZodForm({
    schema: twoFactorConfirmSchema,
    initialValues: { code: '' },
    prepare: ({ code }) => ({ code: code || undefined }),
  });
  const { submit, pending } = useFormMutation({
    form,
    mutation: confirm,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ recoveryCodes }) => onDone(recoveryCodes),
    onRefused: (error) => {
      form.setFormError(throttleText(error, tAccount) ?? errorText(error));
      return true;
    },
  });
  return (
    <Form onSubmit={submit} label={t('setUp')}>
      <ErrorSummary {...form.summary} title={t('refused')} />
      <div className={classes.part}>
        <h3>{t('scanTitle')}</h3>
        <p className={classes.text}>{t('scanText')}</p>
      </div>
      <div className={classes.scan}>
        <QrCode className={classes.qr} value={setUp.otpauthUri} label={t('qr')} />
        <div className={classes.part}>
          <h3>{t('typeTitle')}</h3>
          <span className={classes.secret}>
            {setUp.secret}
            <CopyButton value={setUp.secret.replace(/\s/g, '')} label={t('secret')} />
          </span>
        </div>
      </div>
      <div className={classes.part}>
        <h3>{t('codeTitle')}</h3>
        <CodeField {...form.field('code')} />
      </div>
      <div className={classes.foot}>
        {onCancel && (
          <Button size="md" variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" size="md" loading={pending}>
          {t('confirm')}
        </Button>
      </div>
    </Form>
  );
}
