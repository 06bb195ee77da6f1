import { NoticeBar } from '@muster/ui';
import { useMailMessages } from './messages.ts';

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** Shows that a template has no text in the recipient's preferred language. */
export function MissingLanguage({ code }: { code: string | null | undefined }) {
  const t = useMailMessages();
  if (!code) return null;
  const language = (/^[a-z]{2,8}$/.test(code) && names.of(code)) || code;
  return <NoticeBar>{t('missingLanguage', { language })}</NoticeBar>;
}
