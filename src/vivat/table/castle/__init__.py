"""The castle games at a table: what a view shows of them."""
