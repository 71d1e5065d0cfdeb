/** The logo of the product. */
export function BridgeLogo() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path d="M2 20.500h28M4.500 20.500C6.600 13 10.800 9 16 9s9.400 4 11.500 11.500M10 20.500v-7.700M16 20.500V9M22 20.500v-7.700" />
      <path
        className="logo-water"
        d="M4 26c2 0 2-1.400 4-1.400S10 26 12 26s2-1.400 4-1.400S18 26 20 26s2-1.400 4-1.400S26 26 28 26"
      />
    </svg>
  );
}
