import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { addTranslations, setLocale } from './i18n.ts';
import { defineMessages, translate, useT } from './messages.ts';

const messages = defineMessages('messages-test', {
  title: 'Notes',
  list: {
    found_one: '{{count}} note by {{name}}',
    found_other: '{{count}} notes by {{name}}',
  },
});

afterEach(async () => {
  await act(() => setLocale('en'));
});

test('fills placeholders and chooses the plural', () => {
  expect(translate(messages, 'list.found', { count: 1, name: 'Ana' })).toBe('1 note by Ana');
  expect(translate(messages, 'list.found', { count: 12, name: 'Ana' })).toBe('12 notes by Ana');
});

test('a missing value fails the test that shows it, and its placeholder is never shown to users', () => {
  expect(() => translate(messages, 'list.found', { count: 2 })).toThrow('{{name}} in “');
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(translate(messages, 'list.found', { count: 2 })).toBe('2 notes by ');
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test('leaves text written by users as it is', () => {
  expect(translate(messages, 'list.found', { count: 1, name: '<b>&' })).toBe('1 note by <b>&');
});

test('keys are typed', () => {
  // @ts-expect-error a key that the catalogue does not have
  expect(translate(messages, 'list.lost')).toBe('list.lost');
});

test('a component follows the language, and untranslated text stays English', async () => {
  function Title() {
    const t = useT(messages);
    return (
      <p>
        {t('title')}, {t('list.found', { count: 2, name: 'Ana' })}
      </p>
    );
  }
  renderUi(<Title />);
  expect(screen.getByText('Notes, 2 notes by Ana')).toBeInTheDocument();
  addTranslations('de', 'messages-test', { title: 'Notizen' });
  await act(() => setLocale('de'));
  expect(screen.getByText('Notizen, 2 notes by Ana')).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('de');
});
