/** The page as an app of its own: offered where the browser and the connection allow it, and not mentioned elsewhere. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  #offer = $state.raw<Offer | null>(null);

  get isOffered(): boolean {
    return this.#offer !== null;
  }

  keep(offer: Offer | null): void {
    this.#offer = offer;
  }

  async accept(): Promise<void> {
    await this.#offer?.prompt();
    this.#offer = null;
  }
}

export const install = new Install();

export function offerInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    install.keep(event as Offer);
  });
  addEventListener('appinstalled', () => install.keep(null));
  if (import.meta.env.PROD && isSecureContext && 'serviceWorker' in navigator) {
    if (document.readyState === 'complete') register();
    else addEventListener('load', register);
  }
}

/** When the page is there: what is kept for later waits for what is needed now. */
function register(): void {
  void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
}
