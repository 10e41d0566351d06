/** A real browser that is driven from outside: what WebDriver BiDi and WebDriver have in common. */
export interface Engine {
  open: (url: string) => Promise<void>;
  /** Calls the source of a function in the page. */
  call: (source: string, ...args: unknown[]) => Promise<unknown>;
  /** Moves the mouse and presses keys, in the format that both protocols share. */
  perform: (sources: InputSource[]) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer';
      id: string;
      actions: (
        | { type: 'pointerMove'; x: number; y: number }
        | { type: 'pointerDown' | 'pointerUp'; button: number }
      )[];
    };

export type EngineName = 'firefox' | 'webkit';
