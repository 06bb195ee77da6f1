import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeFindings } from '../testing/axe-findings.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { toProductHtml } from './product-html.ts';
import { RichTextEditor } from './rich-text-editor.tsx';
import { RichTextView } from './rich-text-view.tsx';

describe('the product subset', () => {
  test.each([
    ['<strong>a</strong> <em>b</em>', '<b>a</b> <i>b</i>'],
    ['<p onclick="x()" style="color:red" class="y">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="https://a.example" target="_top">a</a>', '<a href="https://a.example">a</a>'],
    ['<h1>a</h1><img src=x onerror=alert(1)><h3>b</h3>', 'a<h3>b</h3>'],
    ['<a href="mention:42">@Ana</a>', '<a href="mention:42">@Ana</a>'],
    ['<svg><script>alert(1)</script></svg><iframe src="//x"></iframe>', ''],
  ])('%s becomes %s', (html, clean) => expect(toProductHtml(html)).toBe(clean));
});

test('displayed text has mentions as chips and links in a new tab', () => {
  renderUi(
    <RichTextView html='<p>Ask <a href="mention:42">@Ana Kovač</a> or <a href="https://a.example">this</a></p><img src=x>' />,
  );
  expect(screen.getByText('@Ana Kovač')).toHaveAttribute('data-mention', '42');
  const link = screen.getByRole('link', { name: 'this' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

describe('editing', () => {
  // jsdom has no layout, but the editor asks for the position of its caret.
  beforeAll(() => {
    Range.prototype.getClientRects = () => document.body.getClientRects();
    Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
    document.elementFromPoint = () => null;
  });

  function setup(initial: string) {
    const onChange = jest.fn();
    function Field() {
      const [value, setValue] = useState(initial);
      return (
        <>
          <RichTextEditor
            label="Bio"
            required
            help="Clients read this"
            maxLength={20}
            mentions={{ search: async () => [{ id: '7', label: 'Jonas Weber' }] }}
            value={value}
            onChange={(html) => {
              onChange(html);
              setValue(html);
            }}
          />
          <button onClick={() => setValue('<p>Merged</p>')}>Merge</button>
        </>
      );
    }
    const view = renderUi(<Field />);
    return { user: userEvent.setup(), onChange, ...view };
  }

  // The editor is a separate chunk, compiled on its first use here.
  const field = () => screen.findByRole('textbox', { name: /Bio/ }, { timeout: 20_000 });

  test('is a named field with a counter, and keeps mentions', async () => {
    const { container } = setup('<p>Ask <a href="mention:42">@Ana</a></p>');
    const box = await field();
    expect(box).toHaveAccessibleDescription('Clients read this');
    expect(within(box).getByText('@Ana')).toHaveAttribute('href', 'mention:42');
    expect(await screen.findByText('8 of 20')).toBeInTheDocument();
    expect(await axeFindings(container)).toEqual([]);
  });

  test('formats produce the product’s tags, and their buttons are pressed while active', async () => {
    const { user, onChange } = setup('<p>About</p>');
    await user.click(await field());
    await user.click(screen.getByRole('button', { name: 'Heading' }));
    expect(onChange).toHaveBeenLastCalledWith('<h3>About</h3>');
    expect(screen.getByRole('button', { name: 'Heading' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Heading' }));
    await user.click(screen.getByRole('button', { name: 'Numbered list' }));
    expect(onChange).toHaveBeenLastCalledWith('<ol><li><p>About</p></li></ol>');
  });

  test('a link without a scheme gets one', async () => {
    const { user, onChange } = setup('');
    await user.click(await field());
    await user.click(screen.getByRole('button', { name: 'Link' }));
    await user.type(
      await screen.findByRole('textbox', { name: 'Address of the link' }),
      'a.example',
    );
    await user.click(screen.getByRole('button', { name: 'Set link' }));
    expect(onChange).toHaveBeenLastCalledWith('<p><a href="https://a.example">a.example</a></p>');
  });

  test('a value from outside replaces the text', async () => {
    const { user } = setup('<p>Mine</p>');
    const box = await field();
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(box).toHaveTextContent('Merged'));
  });
});
