-- Accounts that sign in elsewhere: at a provider of OpenID Connect, or at the host's own proxy.
CREATE TABLE identities (
    issuer TEXT NOT NULL,          -- the provider's address, or "proxy"
    subject TEXT NOT NULL,         -- what the issuer calls the person; never changes
    player TEXT NOT NULL,
    linked_at BIGINT NOT NULL,
    PRIMARY KEY (issuer, subject)
);
CREATE INDEX identities_of_player ON identities (player);
CREATE INDEX addresses_by_email ON addresses (lower(email));
