import { fireEvent } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Avatar } from './avatar.tsx';

const photo = '/api/v1/candidates/64b0000000000000000000c2/photo/64b0000000000000000000f1';

test('the small photo loads once it is in view, over initials that stay if loading fails', () => {
  const { container } = renderUi(<Avatar name="Ana Kovač" src={photo} size={28} />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', photo);
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(container).toHaveTextContent('AK');
  fireEvent.error(image as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('AK');
});

test('a record shows the large photo, and a logo has no letter behind it', () => {
  const large = renderUi(<Avatar name="Ana Kovač" src={photo} size={56} />).container;
  expect(large.querySelector('img')).toHaveAttribute('src', `${photo}?size=large`);
  const logo = renderUi(<Avatar name="Lumera" src="/logo.png" shape="square" />).container;
  const image = logo.querySelector('img');
  expect(image).toHaveAttribute('src', '/logo.png');
  expect(image?.parentElement?.textContent).toBe('');
});
