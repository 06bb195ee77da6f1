import { render } from '@testing-library/react';
import { RichTextView as WholeView } from '../rich-text/rich-text-view.tsx';
import { RichTextView } from './rich-text-view.tsx';

const drawn = (html: string) => {
  const { container, unmount } = render(<RichTextView html={html} />);
  const text = container.firstElementChild?.innerHTML ?? '';
  unmount();
  return text;
};

test.each([
  '<p>You build <b>shops</b> and <i>tills</i>.<br>Daily.</p>',
  '<h3>Why</h3><ul><li>One</li><li><code>two</code></li></ul><ol><li>Three</li></ol>',
  '<p><a href="https://example.test/a?b=1&amp;c=2">Read on</a></p>',
  '<p>5 &lt; 6 &amp; <strong>strong</strong> <em>words</em></p>',
])('stored rich text is shown as on other pages: %s', (html) => {
  const { container } = render(<WholeView html={html} />);
  expect(drawn(html)).toBe(container.firstElementChild?.innerHTML);
});

test.each([
  ['<p onclick="run()">Text</p>', '<p>Text</p>'],
  ['<img src=x onerror="run()">Text', 'Text'],
  ['<script>run()</script>Text', 'Text'],
  ['<svg><style><img src=x onerror=run()></style></svg>Text', 'Text'],
  ['<a href="javascript:run()">Text</a>', '<a target="_blank" rel="noopener noreferrer">Text</a>'],
  ['<iframe src="https://evil.test"></iframe><form action="/x">Text</form>', 'Text'],
])('nothing else is inserted into the page: %s', (html, shown) => {
  expect(drawn(html).replaceAll(/<\/?span>/g, '')).toBe(shown);
});
