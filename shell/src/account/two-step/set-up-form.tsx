import {
  twoFactorConfirmSchema,
  type ResponseOf,
  type twoFactorEndpoints,
} from '@muster/contracts';
import { errorText, useFormMutation } from '@muster/kit';
import {
  Button,
  CopyButton,
  ErrorSummary,
  Form,
  NoticeBar,
  useZodForm,
  type ButtonProps,
} from '@muster/ui';
import { api } from '../account-api.ts';
import { throttleText } from '../sign-in/throttle-text.ts';
import { useMessages } from '../use-messages.ts';
import { CodeField } from './code-field.tsx';
import { QrCode } from './qr-code.tsx';
import classes from './two-step.module.css';
import { useTwoStepMessages } from './use-two-step-messages.ts';

type SetUpFormProps = {
  /** Receives the recovery codes, which can be shown only now. */
  onDone: (recoveryCodes: readonly string[]) => void;
  /** Whether to use the larger size of guest pages. */
  large?: boolean;
};

/** Sets up two-step sign-in in two steps: the app gets the secret, then proves that it has it. */
export function SetUpForm({ large = false, onDone }: SetUpFormProps) {
  const t = useTwoStepMessages();
  const [begin, { data, error, isLoading }] = api.useSetUpTwoFactorMutation();
  const button = large ? ({ size: 'lg', fullWidth: true } as const) : ({ size: 'md' } as const);
  if (data) return <ConfirmForm setUp={data} button={button} onDone={onDone} />;
  return (
    <div className={classes.stack}>
      {error !== undefined && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      <div className={classes.buttons}>
        <Button {...button} loading={isLoading} onClick={() => void begin({ body: {} })}>
          {t('setUp')}
        </Button>
      </div>
    </div>
  );
}

type SetUp = ResponseOf<typeof twoFactorEndpoints.setUp>;

type ConfirmFormProps = {
  setUp: SetUp;
  button: Pick<ButtonProps, 'size' | 'fullWidth'>;
  onDone: SetUpFormProps['onDone'];
};

function ConfirmForm({ setUp, button, onDone }: ConfirmFormProps) {
  const t = useTwoStepMessages();
  const tAccount = useMessages();
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
        <p className={classes.partTitle}>{t('scanTitle')}</p>
        <p className={classes.text}>{t('scanText')}</p>
      </div>
      <div className={classes.scan}>
        <QrCode className={classes.qr} value={setUp.otpauthUri} label={t('qr')} />
        <div className={classes.part}>
          <p className={classes.partTitle}>{t('typeTitle')}</p>
          <span className={classes.secret}>
            {setUp.secret}
            <CopyButton value={setUp.secret.replace(/\s/g, '')} label={t('secret')} />
          </span>
        </div>
      </div>
      <div className={classes.part}>
        <p className={classes.partTitle}>{t('codeTitle')}</p>
        <CodeField {...form.field('code')} />
      </div>
      <div className={classes.foot}>
        <Button type="submit" {...button} loading={pending}>
          {t('confirm')}
        </Button>
      </div>
    </Form>
  );
}
