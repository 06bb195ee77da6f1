/** The product's logo: an M that looks back. Decorative; the name is beside it. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden focusable="false">
      <rect width="28" height="28" rx="7" fill="var(--m-accent)" />
      <circle cx="9" cy="8.6" r="2.1" fill="var(--m-on-fill)" />
      <circle cx="19" cy="8.6" r="2.1" fill="var(--m-on-fill)" />
      <path
        d="M6.8 20.4v-5.2c0-1.7 1.9-2.3 3-1.1l4.2 4.3 4.2-4.3c1.1-1.2 3-.6 3 1.1v5.2"
        fill="none"
        stroke="var(--m-on-fill)"
        strokeWidth="2.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
