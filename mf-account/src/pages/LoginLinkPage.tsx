export function LoginLinkPage() {
  return <h1>LoginLink</h1>;
}
