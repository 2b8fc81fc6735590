/** How requests and messages travel: what a server over the network and the house in this browser have in common. */

export interface Reply {
  readonly status: number;
  readonly isJson: boolean;
  readonly text: string;
  /** Whether the browser has kept it from before: no answer of the server. */
  readonly isKept: boolean;
}

/** A connection for messages; of a WebSocket, what is used. */
export interface Line {
  onmessage: ((frame: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(message: string): void;
  close(): void;
}

export interface Port {
  /** Ask; rejects if there is no answer. */
  request(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body: string | null,
  ): Promise<Reply>;
  connect(): Line;
}
