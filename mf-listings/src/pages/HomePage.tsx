export function HomePage() {
  return <h1>Help another family while flying to yours</h1>;
}
