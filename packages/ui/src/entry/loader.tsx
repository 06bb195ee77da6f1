import { library } from './classes.ts';

interface LoaderProps {
  size?: number | string;
  color?: string;
  'aria-hidden'?: boolean;
}

/** The turning ring, as the component library draws it. */
export function Loader({ size, color, ...rest }: LoaderProps) {
  const style = {
    '--loader-size': typeof size === 'number' ? `${size / 16}rem` : size,
    '--loader-color': color,
  };
  return (
    <span className={`${library.loader} ${library.loaderOval}`} style={style as object} {...rest} />
  );
}
